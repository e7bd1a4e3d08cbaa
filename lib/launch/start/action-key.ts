import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/**
 * The key with which Next encrypts what a page carries for its server actions, in base64: the same on
 * every instance with the same `AUTH_SECRET`, whichever of them drew the page, and from start to start.
 */
export function actionKey(authSecret: string): string {
  const key = hkdfSync('sha256', authSecret, '', 'handover: server actions', KEY_BYTES)
  return Buffer.from(key).toString('base64')
}
