'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { FormErrors } from '@/components/ui/forms/form-errors'
import type { ActionResult } from '@/lib/i18n/action-result'
import { usePress } from './use-press'

type AskedPressProps<Value> = {
  /** The verb, on the button and in the question. */
  label: string
  /** The verb with what it is done to, for whoever does not see beside what the button stands. */
  labelOf: string
  title: string
  text: string
  danger?: boolean
  action: () => Promise<ActionResult<Value>>
  onDone: (value: Value) => void
}

/** A press that is asked about first; what went wrong is told in the question, which stays. */
export function AskedPress<Value>(props: AskedPressProps<Value>) {
  const { label, labelOf, title, text, danger = false, action, onDone } = props
  const [isAsking, setAsking] = useState(false)
  const { pending, failure, press } = usePress()
  const confirm = () =>
    press(action, (value) => {
      onDone(value)
      setAsking(false)
    })
  return (
    <>
      <Button aria-label={labelOf} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={title}
        text={text}
        confirmLabel={label}
        danger={danger}
        pending={pending}
        onConfirm={() => void confirm()}
      >
        {failure && <FormErrors {...failure} />}
      </Confirm>
    </>
  )
}
