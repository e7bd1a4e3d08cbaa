'use client'

import { FileDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Panel } from '@/components/orders/panel'
import { useProblemText } from '@/components/shell/use-problem-text'
import { useViewer } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Segmented } from '@/components/ui/forms/segmented'
import type { Failure } from '@/lib/i18n/action-result'
import { fetchLabel } from '@/lib/printing/actions'
import {
  type StoredLabel,
  type LabelChoice,
  labelFor,
  type LabelPaper,
} from '@/lib/printing/model/label'
import { chooseLabel, useLabelChoice } from './label-choice'
import { LabelPreview } from './label-preview'

type LabelPanelProps = {
  orderId: number
  storeId: number
  /** What is kept here already. */
  kept: readonly StoredLabel[]
}

/** The label of a waybill: on which paper, how often, how it looks, and onto the printer. */
export function LabelPanel({ orderId, storeId, kept }: LabelPanelProps) {
  const t = useTranslations('labels')
  const store = useViewer().stores.find(({ id }) => id === storeId)
  const mayPrint = store?.may.includes('express.place') ?? false
  const choice = useLabelChoice()
  const { label, pending, problem, get } = useLabel(orderId, kept, choice)
  return (
    <Panel title={t('title')}>
      <div className="space-y-3">
        {label?.paper !== '' && <LabelOptions choice={choice} />}
        {problem && <FormErrors message={problem.message} reference={problem.reference} />}
        {label ? (
          <LabelPreview orderId={orderId} choice={choice} label={label} mayPrint={mayPrint} />
        ) : (
          <Button
            variant="primary"
            className="w-full"
            icon={<FileDown aria-hidden />}
            pending={pending}
            onClick={get}
          >
            {t('get')}
          </Button>
        )}
      </div>
    </Panel>
  )
}

type LabelProblem = { message: string; reference?: string }

/** The kept label for a choice, and a way to have it fetched where there is none. */
function useLabel(orderId: number, first: readonly StoredLabel[], choice: LabelChoice) {
  const t = useTranslations('labels')
  const sentences = useProblemText()
  const [kept, setKept] = useState(first)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<LabelProblem | null>(null)

  function told(failure: Failure): LabelProblem {
    const said = failure.detail ? t('platformSays', { text: failure.detail }) : ''
    const message = [sentences.sentence(failure), said].filter(Boolean).join(' ')
    return { message, ...(failure.reference && { reference: failure.reference }) }
  }

  async function get() {
    setPending(true)
    setProblem(null)
    try {
      const result = await fetchLabel({ orderId, ...choice })
      if (result.ok) setKept((known) => [...known, result.value])
      else setProblem(told(result))
    } catch {
      setProblem({ message: sentences.noAnswer() })
    } finally {
      setPending(false)
    }
  }

  return { label: labelFor(kept, choice) ?? null, pending, problem, get: () => void get() }
}

/** Paper and copies of this station; copies are a matter of A4 alone (express §4.2). */
function LabelOptions({ choice }: { choice: LabelChoice }) {
  const t = useTranslations('labels')
  const name = useId()
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap gap-2">
        <Segmented
          label={t('paper')}
          name={`${name}-paper`}
          value={choice.paper}
          options={[
            { value: 'A4', label: t('a4') },
            { value: '100X150', label: t('small') },
          ]}
          onChange={(paper: LabelPaper) => chooseLabel({ paper })}
        />
        {choice.paper === 'A4' && (
          <Segmented
            label={t('copies')}
            name={`${name}-copies`}
            value={choice.copies === 1 ? '1' : '2'}
            options={[
              { value: '1', label: t('copy', { count: 1 }) },
              { value: '2', label: t('copy', { count: 2 }) },
            ]}
            onChange={(copies: '1' | '2') => chooseLabel({ copies: copies === '1' ? 1 : 2 })}
          />
        )}
      </div>
      <p className="text-xs text-muted">{t('remembered')}</p>
    </div>
  )
}
