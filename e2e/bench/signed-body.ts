import { createHash } from 'node:crypto'

/** The simulator's account (CONTRACT, "Fixed data"). */
const ACCOUNT = { appid: 10_001, secretKey: 'simulator-secret-key' }

/**
 * The JSON text of a request to the platform, or of its callback, signed as conventions §5.2 says
 * at `now`. Numbers in `data` must be whole.
 */
export function signedBody(data: Readonly<Record<string, unknown>>, now: Date): string {
  const params = Object.keys(data)
    .sort()
    .flatMap((key) => {
      const value = data[key]
      return typeof value === 'string' || typeof value === 'number' ? [`${key}=${value}`] : []
    })
    .join('&')
  const timestamp = Math.floor(now.getTime() / 1000)
  const text = `${params}&${ACCOUNT.appid}&${ACCOUNT.secretKey}&${timestamp}`
  const signature = createHash('md5').update(text).digest('hex')
  return JSON.stringify({ auth: { appid: ACCOUNT.appid, timestamp, signature }, data })
}
