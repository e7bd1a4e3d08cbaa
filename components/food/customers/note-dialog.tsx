'use client'

import { useTranslations } from 'next-intl'
import { type SyntheticEvent, useId, useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { TextArea } from '@/components/ui/forms/text-area'
import { noteCustomer } from '@/lib/food/actions'
import { LONGEST_CUSTOMER_NOTE } from '@/lib/food/model/customers'

type NoteDialogProps = {
  customerId: number
  note: string
  onSaved: (note: string) => void
  onClose: () => void
}

/** Writes what staff should know of a customer; emptied, it is gone. */
export function NoteDialog({ customerId, note, onSaved, onClose }: NoteDialogProps) {
  const t = useTranslations('customers.note')
  const common = useTranslations('common')
  const words = useProblemText()
  const [typed, setTyped] = useState(note)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<{ message: string; reference?: string } | null>(null)
  const formId = useId()

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    // React brings it up to the order form, in which this window was opened.
    event.stopPropagation()
    setPending(true)
    const result = await noteCustomer({ customerId, note: typed }).catch(() => null)
    setPending(false)
    if (result?.ok) {
      onSaved(result.value.note)
      onClose()
      return
    }
    const reference = result?.reference
    setProblem({
      message: result ? words.sentence(result) : words.noAnswer(),
      ...(reference !== undefined && { reference }),
    })
  }

  return (
    <Modal
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <Button size="counter" disabled={isPending} onClick={onClose}>
            {common('back')}
          </Button>
          <Button size="counter" variant="primary" type="submit" form={formId} pending={isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} data-density="counter" onSubmit={(event) => void save(event)}>
        <fieldset disabled={isPending} className="flex flex-col gap-4">
          {problem && <FormErrors {...problem} />}
          <Field label={t('label')} counter={{ used: typed.length, max: LONGEST_CUSTOMER_NOTE }}>
            {(props) => (
              <TextArea
                {...props}
                rows={3}
                maxLength={LONGEST_CUSTOMER_NOTE}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
        </fieldset>
      </form>
    </Modal>
  )
}
