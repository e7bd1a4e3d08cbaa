/** Fetches the labels of a pile that are not kept here; its payload is `{ runId }`. */
export const FETCH_LABELS = 'printing.fetch-labels'
