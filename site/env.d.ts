import 'astro';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands, which React passes through but does not type yet. */
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
