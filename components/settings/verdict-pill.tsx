import { Eye, Minus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Meaning, type MeaningKind } from '@/components/ui/meaning'
import type { Verdict } from '@/lib/settings/schema'

const KINDS: Record<Verdict, MeaningKind> = {
  fine: 'done',
  look: 'waiting',
  wrong: 'late',
  unknown: 'neutral',
}
const ICONS = { look: <Eye aria-hidden />, unknown: <Minus aria-hidden /> }

type VerdictPillProps = {
  verdict: Verdict
  /** It cannot be judged because nobody has set it up. */
  off?: boolean
}

export function VerdictPill({ verdict, off }: VerdictPillProps) {
  const t = useTranslations('health.verdict')
  const icon = verdict === 'look' || verdict === 'unknown' ? ICONS[verdict] : undefined
  return (
    <Meaning kind={KINDS[verdict]} icon={icon} className="shrink-0 text-xs">
      {t(off ? 'off' : verdict)}
    </Meaning>
  )
}
