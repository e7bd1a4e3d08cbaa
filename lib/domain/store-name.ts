/** Whether a person reads Chinese: names that are kept in two languages have one for both writings. */
export function readsChinese(locale: string | null): boolean {
  return locale?.startsWith('zh') === true
}

/** What a store is called in a person's language: its Chinese name for all who read Chinese. */
export function storeName(
  { name, nameZh }: { name: string; nameZh: string | null },
  locale: string | null,
): string {
  return (readsChinese(locale) && nameZh) || name
}
