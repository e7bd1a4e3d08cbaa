'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type SyntheticEvent, useId, useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { toDateTimeLocal } from '@/lib/domain/time/local-time'
import { setOpen } from '@/lib/stores/actions'
import { storeKeys } from '@/lib/stores/keys'
import type { OpenClose } from '@/lib/stores/model/open-close-form'
import { ClosingFields, type Closing, type DeskStore, openCloseForm } from './open-close-form'

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
        <fieldset disabled={pending} className="flex flex-col gap-4">
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

type StoreChoiceProps = {
  stores: readonly DeskStore[]
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}

/** Some of the person's stores. */
function StoreChoice({ stores, chosen, onChange }: StoreChoiceProps) {
  const t = useTranslations('hours.setOpen')
  const all = chosen.length === stores.length
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset>
      <legend className="sr-only">{t('stores')}</legend>
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden className="font-medium">
          {t('stores')}
        </p>
        <Button variant="quiet" onClick={() => onChange(all ? [] : stores.map(({ id }) => id))}>
          {t(all ? 'noStores' : 'allStores')}
        </Button>
      </div>
      <div className="divide-y border-y">
        {stores.map(({ id, name, code }) => (
          <Checkbox
            key={id}
            label={name}
            help={code}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type Problem = { text: string; until: string | undefined }

/** Opens or closes stores now. What the platform did not take is an alarm on the store's card. */
function useSetOpen(onDone: () => void) {
  const t = useTranslations('hours.setOpen')
  const client = useQueryClient()
  const words = useProblemText()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  async function send(form: OpenClose) {
    setPending(true)
    setProblem(null)
    try {
      const result = await setOpen(form)
      if (!result.ok) {
        const until = words.field(result.fields?.['reopen.at'])
        setProblem({ text: words.sentence(result), until })
        return
      }
      const missed = result.value.filter(({ state }) => state !== 'accepted').length
      const count = result.value.length
      if (missed > 0) toast.error(t('missed', { count: missed }))
      else toast.success(t(form.open ? 'opened' : 'closed', { count }))
      onDone()
    } catch {
      setProblem({ text: words.noAnswer(), until: undefined })
    } finally {
      setPending(false)
      void client.invalidateQueries({ queryKey: storeKeys.statuses() })
      void client.invalidateQueries({ queryKey: storeKeys.allHours() })
    }
  }
  return { pending, problem, send }
}
