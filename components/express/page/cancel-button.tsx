'use client'

import { CircleSlash } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormErrors } from '@/components/ui/form-errors'
import type { WaybillDetail } from '@/lib/express/schema'
import { cancelObstacle } from './cancel-obstacle'
import { useCancel } from './use-cancel'

const Confirm = dynamic(() => import('@/components/ui/confirm').then((module) => module.Confirm), {
  ssr: false,
})

/** Asks to cancel, or says why that is not possible. */
export function CancelButton({
  waybill,
  mayCancel,
}: {
  waybill: WaybillDetail
  mayCancel: boolean
}) {
  const t = useTranslations('waybillPage.cancel')
  const [isOpen, setOpen] = useState(false)
  const { cancel, pending, problem, forget } = useCancel(waybill.card.id, () => setOpen(false))
  const reasonId = useId()
  const obstacle = cancelObstacle(waybill, mayCancel)
  function ask(open: boolean) {
    forget()
    setOpen(open)
  }
  return (
    <div className="flex flex-col gap-1 sm:items-end">
      <Button
        variant="danger"
        disabled={obstacle !== null}
        aria-describedby={obstacle ? reasonId : undefined}
        icon={<CircleSlash aria-hidden />}
        onClick={() => ask(true)}
      >
        {t('open')}
      </Button>
      {obstacle && (
        <p id={reasonId} className="max-w-72 text-sm text-muted sm:text-right">
          {t(`cannot.${obstacle}`)}
        </p>
      )}
      {isOpen && (
        <Confirm
          open
          onOpenChange={(open) => !pending && ask(open)}
          title={t('title')}
          text={
            <span role="status">{obstacle && !pending ? t(`cannot.${obstacle}`) : t('text')}</span>
          }
          confirmLabel={t('confirm')}
          danger
          pending={pending}
          disabled={obstacle !== null}
          onConfirm={() => void cancel()}
        >
          {problem && <FormErrors message={problem.message} reference={problem.reference} />}
        </Confirm>
      )}
    </div>
  )
}
