'use client'

import { FileDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Panel } from '@/components/orders/panel'
import { useViewer } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { FormErrors } from '@/components/ui/form-errors'
import type { KeptLabel } from '@/lib/printing/schema'
import { useLabelChoice } from './label-choice'
import { LabelOptions } from './label-options'
import { LabelPreview } from './label-preview'
import { useLabel } from './use-label'

type LabelPanelProps = {
  orderId: number
  storeId: number
  /** What is kept here already. */
  kept: readonly KeptLabel[]
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
          <LabelPreview {...{ orderId, choice, label, mayPrint }} />
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
