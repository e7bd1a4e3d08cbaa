'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Field } from '@/components/ui/forms/field'
import { Notice } from '@/components/ui/notice'
import { Segmented } from '@/components/ui/forms/segmented'
import { Select } from '@/components/ui/forms/select'
import { normalChoice, type LabelChoice } from '@/lib/printing/model/label'
import { PICK_ORDERS } from '@/lib/printing/model/pick-order'
import { choosePaperOfPrintQueue } from '@/lib/printing/actions'
import type { PrintQueue } from '@/lib/printing/model/print-queue'
import { chooseLabel } from '../label/label-choice'
import { chooseOrder, chooseReversed, useStation } from '../station'
import { useChosenStation } from '../at-station/use-stations'
import { useOtherPaper } from './use-other-paper'
import { usePrintQueueAction } from './use-print-queue'

/** Paper, copies, order: of this station, kept in its browser. The queue follows the paper. */
export function StationOptions({ pile }: { pile: PrintQueue | null }) {
  const t = useTranslations('printing.pile')
  const { order, reversed } = useStation()
  const atStation = useChosenStation()
  return (
    <div className="flex flex-col gap-3">
      <PaperOptions pile={pile} isChosen={atStation !== null} />
      <Field label={t('order')}>
        {(props) => (
          <Select
            {...props}
            value={order}
            onChange={({ target }) => {
              const chosen = PICK_ORDERS.find((one) => one === target.value)
              if (chosen) chooseOrder(chosen)
            }}
          >
            {PICK_ORDERS.map((one) => (
              <option key={one} value={one}>
                {t(`orders.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {!atStation && (
        <Checkbox
          label={t('reversed')}
          help={t('reversedHelp')}
          checked={reversed}
          onChange={({ target }) => chooseReversed(target.checked)}
        />
      )}
      <p className="text-xs text-muted">
        {atStation
          ? t('ofStation', { paper: t(atStation.paper === 'A4' ? 'a4' : 'small') })
          : t('kept')}
      </p>
    </div>
  )
}

type PaperOptionsProps = {
  pile: PrintQueue | null
  /** The print station has its own paper. */
  isChosen: boolean
}

function PaperOptions({ pile, isChosen }: PaperOptionsProps) {
  const t = useTranslations('printing.pile')
  const station = useStation()
  const common = useTranslations('common')
  const { run, pending, problem } = usePrintQueueAction()
  const { paper, copies } = normalChoice(station)
  // Put together at a station with another paper: this one prints on its own.
  const differs = useOtherPaper(pile)
  const follow = () => void run(() => choosePaperOfPrintQueue({ paper, copies }))
  const followAtOnce = useEffectEvent(follow)
  useEffect(() => {
    if (differs) followAtOnce()
  }, [differs, paper, copies])
  const choose = (change: Partial<LabelChoice>) => chooseLabel(change)
  return (
    <div className="flex flex-col gap-2">
      <div className={isChosen ? 'hidden' : 'flex flex-wrap gap-2'}>
        <Segmented
          label={t('paper')}
          name="print-paper"
          value={paper}
          options={[
            { value: 'A4', label: t('a4') },
            { value: '100X150', label: t('small') },
          ]}
          onChange={(value) => choose({ paper: value })}
        />
        {paper === 'A4' && (
          <Segmented
            label={t('copies')}
            name="print-copies"
            value={copies === 1 ? '1' : '2'}
            options={[
              { value: '1', label: t('copy', { count: 1 }) },
              { value: '2', label: t('copy', { count: 2 }) },
            ]}
            onChange={(value) => choose({ copies: value === '1' ? 1 : 2 })}
          />
        )}
      </div>
      {problem && (
        <Notice
          kind="late"
          role="alert"
          action={
            // Until the queue has this paper, nothing of it can be printed here.
            differs && (
              <Button pending={pending} onClick={follow}>
                {common('retry')}
              </Button>
            )
          }
        >
          {problem}
        </Notice>
      )}
    </div>
  )
}
