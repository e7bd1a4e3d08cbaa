/** Sends one sending, unless it is over. */
export const DELIVER_SENDING = 'stores.deliver-sending'

/** Opens a store whose pause is over. */
export const REOPEN_STORE = 'stores.reopen'

/** Looks for sendings and pauses that were left lying. */
export const SWEEP_SENDINGS = 'stores.sweep-sendings'
