'use client'

import { Box, RotateCcw, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Panel } from '@/components/orders/panel'
import { useStageLabel } from '@/components/orders/use-stage-label'
import { buttonClass } from '@/components/ui/button'
import { takes } from '@/lib/domain/express/express-products'
import { expressPaths } from '@/lib/express/keys'
import { REPLACEMENTS } from '@/lib/express/model/new-waybill'
import type { LinkedWaybill, WaybillDetail } from '@/lib/express/model/waybill-detail'

const ICONS: Readonly<Record<(typeof REPLACEMENTS)[number], ReactNode>> = {
  again: <RotateCcw aria-hidden />,
  locker: <Box aria-hidden />,
  back: <Undo2 aria-hidden />,
}

type ReplacementPanelProps = { waybill: WaybillDetail; mayPlace: boolean }

/**
 * What can be done about a parcel that did not arrive. The platform itself turns no waybill round and
 * gives none another door (express §4): each way is a new waybill, linked to this one.
 */
export function ReplacementPanel({ waybill, mayPlace }: ReplacementPanelProps) {
  const t = useTranslations('waybillPage.replace')
  const { card, exception, asked, replaces, replacedBy } = waybill
  const isWrong = exception !== null || card.stage === 'problem'
  const offers = isWrong && mayPlace && asked !== null && !card.isPseudonymised
  const hasDoor = asked !== null && takes(asked.product, 'recipient.address')
  const ways = REPLACEMENTS.filter((how) => how !== 'back' || hasDoor)
  if (!offers && !replaces && replacedBy.length === 0) return null
  return (
    <Panel title={t(offers ? 'title' : 'linked')}>
      {replaces && <Linked text={t('replaces')} linked={replaces} />}
      {replacedBy.map((one) => (
        <Linked key={one.id} text={t('replacedBy')} linked={one} />
      ))}
      {offers && (
        <>
          <p className="mb-3 text-muted">{t('text')}</p>
          <div className="flex flex-wrap gap-2">
            {ways.map((how) => (
              <Link
                key={how}
                href={expressPaths.newWaybill({ clone: card.id, instead: how })}
                prefetch={false}
                className={buttonClass()}
              >
                {ICONS[how]}
                {t(how)}
              </Link>
            ))}
          </div>
        </>
      )}
    </Panel>
  )
}

function Linked({ text, linked }: { text: string; linked: LinkedWaybill }) {
  const stages = useStageLabel()
  return (
    <p className="mb-2 flex flex-wrap items-baseline gap-x-2">
      <span className="text-muted">{text}</span>
      <Link href={expressPaths.waybill(linked.id)} className="font-mono underline">
        {linked.code}
      </Link>
      <span>{stages.stage('express', linked.stage)}</span>
    </p>
  )
}
