import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type Mailbox = {
  url: string
  /** What was taken, oldest first: the receivers of the envelope and the message as sent. */
  taken: { to: string[]; message: string }[]
  /** The next messages are refused, until it is called with false. */
  refuse: (refuses: boolean) => void
  close: () => Promise<void>
}

/** A real SMTP server on a free port of this machine, which keeps what it takes. */
export async function openMailbox(): Promise<Mailbox> {
  const taken: Mailbox['taken'] = []
  let refuses = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      void text(stream).then((message) => {
        if (refuses) {
          done(Object.assign(new Error('no room'), { responseCode: 452 }))
          return
        }
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), message })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refuse: (now) => (refuses = now),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The words of a message as its reader sees them: quoted-printable or base64 undone. */
export function wordsOf(message: string): string {
  const [head = '', ...rest] = message.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/content-transfer-encoding: quoted-printable/i.test(head)) return body
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
