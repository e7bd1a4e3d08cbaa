import { isJsonObject, parseJson, type JsonValue } from '@/lib/platform/parse-json'

/** The `data` of a callback that was kept as it came; null when it is no envelope. */
export function keptData(raw: string): JsonValue {
  const body = parseJson(raw)?.value
  return isJsonObject(body) ? (body['data'] ?? null) : null
}

/** A member that names something, as text; empty when it is missing or of another kind. */
export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
