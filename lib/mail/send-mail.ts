import 'server-only'
import { createTransport } from 'nodemailer'
import { log } from '@/lib/config/log'
import { settings } from '@/lib/config/settings'

const TIME_OUT_MS = 10_000

export type Mail = {
  to: string
  subject: string
  text: string
  /** The same words for who reads HTML; without pictures, scripts or anything from elsewhere. */
  html?: string
  /** Names what it says for good, so that a reader's mail system knows a second one. */
  messageId?: string
}

/** Whether there is a server to send through. */
export const canSendMail = (): boolean => settings().mail !== null

/**
 * Gives one e-mail to the SMTP server. False when it did not take it, or there is none: what it
 * said is in the log, without the address and the words.
 */
export async function sendMail(mail: Mail): Promise<boolean> {
  const { mail: setting } = settings()
  if (setting === null) return false
  const transport = createTransport({
    url: setting.url,
    requireTLS: setting.requireTls,
    connectionTimeout: TIME_OUT_MS,
    greetingTimeout: TIME_OUT_MS,
    socketTimeout: TIME_OUT_MS,
    // A message is words of ours alone: nothing in it is fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    // The address as an object: what somebody typed can add no other.
    await transport.sendMail({ ...mail, to: { name: '', address: mail.to }, from: setting.from })
    return true
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
    log().warn({ code, responseCode }, 'mail: the SMTP server did not take a message')
    return false
  } finally {
    transport.close()
  }
}
