export const SEND_RESET = 'people.send-reset'
