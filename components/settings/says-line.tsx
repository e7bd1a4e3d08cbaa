import { useTranslations } from 'next-intl'

type SaysLineProps = { says: { code: number | null; text: string | null } }

/** A status as the platform gave it: its code, and its words beside it. */
export function SaysLine({ says: { code, text } }: SaysLineProps) {
  const t = useTranslations('callbacks.list')
  if (code === null && text === null) return <span className="text-muted">{t('nothing')}</span>
  return (
    <span className="wrap-anywhere">
      {code !== null && <span className="mr-2 font-mono font-medium">{code}</span>}
      {text}
    </span>
  )
}
