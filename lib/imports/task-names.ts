/** Sends the next rows of an import; its payload is `{ importId }`. */
export const RUN_IMPORT = 'imports.run'
