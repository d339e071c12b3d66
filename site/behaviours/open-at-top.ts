/** The page opens at its top, on reload too. */
history.scrollRestoration = 'manual';
