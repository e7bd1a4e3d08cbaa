'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { Panel } from '@/components/orders/panel'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { answerPrintRun } from '@/lib/printing/actions'
import { printingPaths } from '@/lib/printing/keys'
import type { AnswerRun, PrintRun } from '@/lib/printing/schema'
import { ChooseNotPrinted } from './choose-not-printed'
import { usePileAction } from './use-pile'

/** Whether it printed: only a person can know, and only what they confirm is marked. */
export function PrintAnswer({ run: { id, items } }: { run: PrintRun }) {
  const t = useTranslations('printing.run')
  const router = useRouter()
  const { run, pending, problem } = usePileAction()
  const [isChoosing, setChoosing] = useState(false)

  async function answer(notPrinted: AnswerRun['notPrinted']) {
    const done = await run(() => answerPrintRun({ runId: id, notPrinted }))
    if (!done) return
    const { printed, again } = done.value
    const said = [t('marked', { count: printed }), again > 0 && t('again', { count: again })]
    toast.success(said.filter(Boolean).join(' '))
    router.push(printingPaths.desk())
    router.refresh()
  }

  return (
    <Panel title={t('ask')} className="order-first lg:order-none">
      <p className="mb-3 text-muted">{t('askText')}</p>
      {isChoosing ? (
        <ChooseNotPrinted
          items={items}
          pending={pending}
          onAnswer={(orderIds) => void answer(orderIds)}
          onBack={() => setChoosing(false)}
        />
      ) : (
        <div className="flex flex-col gap-2">
          <Button
            variant="primary"
            size="counter"
            pending={pending}
            onClick={() => void answer([])}
          >
            {t('all', { count: items.length })}
          </Button>
          {items.length > 1 && (
            <Button size="counter" disabled={pending} onClick={() => setChoosing(true)}>
              {t('some')}
            </Button>
          )}
          <Button size="counter" disabled={pending} onClick={() => void answer('all')}>
            {t('nothing')}
          </Button>
        </div>
      )}
      {problem && (
        <Notice kind="late" role="alert" className="mt-3">
          {problem}
        </Notice>
      )}
    </Panel>
  )
}
