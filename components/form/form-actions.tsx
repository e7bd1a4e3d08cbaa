'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

const Confirm = dynamic(() => import('@/components/ui/confirm').then((module) => module.Confirm), {
  ssr: false,
})

type FormActionsProps = {
  /** Messages with what sends the form and what empties it. */
  messages: 'food.form' | 'parcelForm.actions' | 'waybills.form'
  isPending: boolean
  /** What the button says instead of its usual words. */
  submit?: string | null
  /** What sends it takes the whole width. */
  fills?: boolean
  onRestart: () => void
}

/** Sends the form; or empties it, after a question. */
export function FormActions(props: FormActionsProps) {
  const { messages, isPending, submit, fills = false, onRestart } = props
  const t = useTranslations(messages)
  const [asks, setAsks] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type="submit"
        variant="primary"
        pending={isPending}
        className={fills ? 'grow' : 'grow sm:grow-0'}
      >
        {isPending ? t('submitting') : (submit ?? t('submit'))}
      </Button>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {t('discard')}
      </Button>
      {asks && (
        <Confirm
          open
          onOpenChange={setAsks}
          title={t('discardAsk')}
          text={t('discardText')}
          confirmLabel={t('discard')}
          danger
          onConfirm={() => {
            onRestart()
            setAsks(false)
          }}
        />
      )}
    </div>
  )
}
