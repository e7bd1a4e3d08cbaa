export type TextField = keyof typeof FIELD_LIMITS

/**
 * The most characters that each field takes (food §4.2). The schema has them too, but brings its
 * validator along (0059); a test holds the two together.
 */
export const FIELD_LIMITS = {
  recipientName: 64,
  recipientPhone: 32,
  address: 255,
  remark: 1024,
  storeRemark: 1024,
} as const

/** From this share on a counter says how much room is left. */
const NEAR = 0.8

export function isLimited(name: string): name is TextField {
  return name in FIELD_LIMITS
}

/** How full a field is, once it is nearly so. */
export function roomOf(name: TextField, text: string): { used: number; max: number } | null {
  const max = FIELD_LIMITS[name]
  const used = text.trim().length
  return used >= max * NEAR ? { used, max } : null
}
