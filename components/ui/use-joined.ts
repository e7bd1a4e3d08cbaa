import { useTranslations } from 'next-intl'

/** Puts parts side by side as the person's language does; what is empty is left out. */
export function useJoined(): (parts: readonly (string | null | undefined | false)[]) => string {
  const t = useTranslations('common')
  return (parts) => parts.filter((part) => part && part.trim() !== '').join(t('comma'))
}
