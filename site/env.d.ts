import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads an island's scripts at the first touch, key or focus inside it. */
    'client:touch'?: boolean;
  }
}

declare module 'react' {
  // The type parameter must repeat the original declaration for the two to merge.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands, which React passes through but does not type yet. */
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
