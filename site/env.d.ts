import 'astro';

declare module 'react' {
  // The type parameter must repeat the original declaration for the two to merge.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands, which React passes through but does not type yet. */
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
