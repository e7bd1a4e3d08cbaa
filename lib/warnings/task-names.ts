/** Looks for what managers are to be warned of. */
export const LOOK_FOR_WARNINGS = 'warnings.look'

/** Sends one warning to one person. */
export const SEND_WARNING = 'warnings.send'
