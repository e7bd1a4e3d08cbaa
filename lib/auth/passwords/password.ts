import { hash, verify } from '@node-rs/argon2'

/** argon2id, OWASP's second recommendation: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The same characters, however a keyboard puts them together. */
const composed = (password: string) => password.normalize('NFC')

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), COST)
}

/** A hash of nothing anybody knows, so that an unknown e-mail takes as long as a wrong password. */
let decoy: Promise<string> | undefined

/** True when the password is that of the hash; without a hash it takes the same time and says no. */
export async function verifyPassword(password: string, passwordHash: string | null) {
  decoy ??= hash(crypto.randomUUID(), COST)
  const matches = await verify(passwordHash ?? (await decoy), composed(password))
  return matches && passwordHash !== null
}
