/** The most rows that one file may have. */
export const MOST_ROWS = 5_000
/** The most bytes that one file may have. */
export const MOST_BYTES = 20 * 1024 * 1024
/** The most columns; what stands further right is not read. */
export const MOST_COLUMNS = 120
/** The most characters of one cell; no field of a waybill takes more. */
export const LONGEST_CELL = 4_000
/** The most characters of a file's name. */
export const LONGEST_FILE_NAME = 200
/** The most rows that one request changes or reads. */
export const ROWS_A_REQUEST = 1_000
/** The most characters of a mapping's name. */
export const LONGEST_MAPPING_NAME = 60
