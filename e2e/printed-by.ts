import { join } from 'node:path'

/** Where all that the dashboard of a data folder prints is kept, from its start to its end. */
export const printedBy = (dataDir: string): string => join(dataDir, 'printed.log')
