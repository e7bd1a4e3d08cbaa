const ANY = 'flex shrink-0 items-center border-r px-2'

/** The number of a row, which stays in sight. */
export const NUMBER_CELL = `${ANY} sticky left-0 z-10 w-14 justify-end tabular-nums`
/** What became of a row; stays in sight where there is room. */
export const STATUS_CELL = `${ANY} z-10 w-36 sm:sticky sm:left-14`
/** On a phone a chosen cell comes to stand above what is said of it. */
export const CELL = `${ANY} relative w-40 max-sm:scroll-mb-36`
