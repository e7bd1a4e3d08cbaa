/** Looks for summaries that are due, and queues each. */
export const QUEUE_SUMMARIES = 'reports.queue-summaries'

/** Sends one summary to one person. */
export const SEND_SUMMARY = 'reports.send-summary'
