/** Members whose values are somebody's, or nobody else's, wherever they stand. */
const MEMBERS =
  /(?:^|_|[a-z])(?:names?|phones?|address(?:es)?|building|floor|street|unit|remarks?|email|password|secret|signature|authorization|cookie|token|latitude|longitude|coordinate|location|description|title)$/i

/** Which are the platform's own words or ours, the same for everybody. */
const NOBODYS = /^(?:status|position|district|service|product|file|area)_?(?:name|desc.*)$/i

/**
 * Shorter ones stand in other words by chance, and one word without a number, such as "Completed",
 * is anybody's; three characters of Chinese are not.
 */
const isTelling = (text: string) =>
  /[\u3000-\uffff]{2}/.test(text) ||
  (/^.{6,500}$/s.test(text) && /[a-z\d]{4}/i.test(text) && /[\s\d@]/.test(text))

/** All values of such members within something, however deep, texts of JSON within texts too. */
export function tellingValues(found: unknown, member = ''): string[] {
  if (typeof found === 'string') {
    if (/^\s*[{[]/.test(found)) return tellingValues(parsed(found))
    return MEMBERS.test(member) && !NOBODYS.test(member) && isTelling(found) ? [found] : []
  }
  if (Array.isArray(found)) return found.flatMap((one: unknown) => tellingValues(one, member))
  if (typeof found !== 'object' || found === null) return []
  return Object.entries(found).flatMap(([key, inner]) => tellingValues(inner, key))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The lines that hold one of the values, as it is or as JSON and addresses write it. */
export function linesThatTell(printed: string, values: Iterable<string>): string[] {
  const written = new Set<string>()
  for (const value of values) {
    written.add(value).add(encodeURIComponent(value)).add(JSON.stringify(value).slice(1, -1))
  }
  const all = [...written]
  return printed.split('\n').filter((line) => all.some((one) => line.includes(one)))
}
