/** Stands in for the `server-only` package where tests load server code directly. */
export {}
