type Randomness = {
  randomUUID?: (() => string) | undefined
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>
}

/**
 * A random UUID (version 4). `randomUUID` exists on secure origins only, and a tablet that opens
 * the dashboard over plain http in the shop's own network has none; `getRandomValues` it has.
 */
export function newFormKey(randomness: Randomness): string {
  if (randomness.randomUUID) return randomness.randomUUID()
  const bytes = randomness.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const bits = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return bits.toString(16).padStart(2, '0')
  }).join('')
  return [8, 12, 16, 20].reduceRight((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, hex)
}
