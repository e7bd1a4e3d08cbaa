import { holds, maskPassword, parseAddress, readText } from './setting-readers'
import type { Environment } from './setting-readers'
import { SettingError } from './setting-error'

/** The server that takes our e-mail, and who it comes from. */
export type MailSetting = {
  readonly url: string
  readonly from: string
  /** Nothing is sent without TLS, but to this machine itself. */
  readonly requireTls: boolean
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** `null` when unset: nothing is sent. */
export function readMail(env: Environment, appUrl: string): MailSetting | null {
  const text = readText(env, 'SMTP_URL')
  if (text === null) return null
  const url = parseAddress(text)
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    throw new SettingError(
      'SMTP_URL',
      holds(maskPassword(text)),
      'an SMTP address such as smtps://user:password@mail.example:465 or smtp://mail.example:587',
    )
  }
  return { url: text, from: readFrom(env, appUrl), requireTls: !LOOPBACK.test(url.hostname) }
}

function readFrom(env: Environment, appUrl: string): string {
  const text = readText(env, 'SMTP_FROM')
  if (text === null) return `Handover <handover@${new URL(appUrl).hostname}>`
  if (/^([^<>\r\n]{1,80} <)?[^\s<>@]+@[^\s<>@]+>?$/.test(text)) return text
  throw new SettingError('SMTP_FROM', holds(text), 'an e-mail address, or Name <address>')
}
