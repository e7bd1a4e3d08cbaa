'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type SyntheticEvent } from 'react'
import { toDateTimeLocal } from '@/lib/domain/local-time'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { ClosingFields } from './closing-fields'
import { openCloseForm, type Closing, type DeskStore } from './set-open-form'
import { StoreChoice } from './store-choice'
import { useSetOpen } from './use-set-open'

type SetOpenDialogProps = {
  /** To open them; else to close. */
  open: boolean
  /** One: it is meant. Several: they are chosen here. */
  stores: readonly DeskStore[]
  /** A short closing is meant. */
  isPause?: boolean
  reason?: string
  onClose: () => void
}

const TWO_HOURS_MS = 7_200_000

/** Which stores, for how long, and why: then the platform is told at once. */
export function SetOpenDialog(props: SetOpenDialogProps) {
  const { open, stores, isPause = false, onClose } = props
  const t = useTranslations('hours.setOpen')
  const { pending, problem, send } = useSetOpen(onClose)
  const [storeIds, setStoreIds] = useState<readonly number[]>(() => stores.map(({ id }) => id))
  const [closing, setClosing] = useState<Closing>(isPause ? '30' : 'notice')
  const [until, setUntil] = useState(() => inTwoHours(stores))
  const [reason, setReason] = useState(props.reason ?? '')
  const formId = useId()
  const [only] = stores.length === 1 ? stores : []
  const kind = open ? 'open' : 'close'

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    void send(openCloseForm({ storeIds, open, closing, until, reason }))
  }
  return (
    <Modal
      open
      onOpenChange={(isOpen) => !isOpen && !pending && onClose()}
      title={only ? t(`${kind}.title`, { store: only.name }) : t(`${kind}.titleSeveral`)}
      description={t(`${kind}.text`)}
      footer={
        <>
          <Button size="counter" disabled={pending} onClick={onClose}>
            {t('back')}
          </Button>
          <Button
            size="counter"
            variant={open ? 'primary' : 'danger'}
            type="submit"
            form={formId}
            pending={pending}
            disabled={storeIds.length === 0}
          >
            {t(`${kind}.confirm`, { count: storeIds.length })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} data-density="counter">
        <fieldset disabled={pending} className="flex min-w-0 flex-col gap-4">
          {problem && (
            <Notice kind="late" role="alert">
              {problem.text}
            </Notice>
          )}
          {!only && <StoreChoice stores={stores} chosen={storeIds} onChange={setStoreIds} />}
          {!open && (
            <ClosingFields
              closing={closing}
              onClosing={setClosing}
              until={until}
              onUntil={setUntil}
              untilError={problem?.until}
              reason={reason}
              onReason={setReason}
            />
          )}
        </fieldset>
      </form>
    </Modal>
  )
}

function inTwoHours([first]: readonly DeskStore[]): string {
  return first ? toDateTimeLocal(new Date(Date.now() + TWO_HOURS_MS), first.region) : ''
}
