import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'

type SaysLineProps = {
  says: { code: number | null; text: string | null }
  /** In a list: two lines at most. */
  short?: boolean
}

/** A status as the platform gave it: its code, and its words beside it. */
export function SaysLine({ says: { code, text }, short = false }: SaysLineProps) {
  const t = useTranslations('callbacks.list')
  if (code === null && text === null) return <span className="text-muted">{t('nothing')}</span>
  return (
    <span className={cn('wrap-break-word', short && 'line-clamp-2')}>
      {code !== null && <span className="mr-2 font-mono font-medium">{code}</span>}
      {text}
    </span>
  )
}
