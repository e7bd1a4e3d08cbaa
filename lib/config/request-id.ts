/** Set by this server itself on every request (instrumentation), whatever the browser sent. */
export const REQUEST_ID_HEADER = 'x-handover-request'
