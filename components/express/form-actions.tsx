'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

const Confirm = dynamic(() => import('@/components/ui/confirm').then((module) => module.Confirm), {
  ssr: false,
})

type FormActionsProps = { isPending: boolean; onRestart: () => void }

/** Sends the form; or empties it, after a question. */
export function FormActions({ isPending, onRestart }: FormActionsProps) {
  const t = useTranslations('waybills.form')
  const [asks, setAsks] = useState(false)
  return (
    <div className="flex flex-wrap gap-3 border-t pt-5 md:pl-68">
      <Button type="submit" variant="primary" pending={isPending} className="grow sm:grow-0">
        {t(isPending ? 'submitting' : 'submit')}
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
