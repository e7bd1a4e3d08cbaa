'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

const Confirm = dynamic(() => import('@/components/ui/confirm').then((module) => module.Confirm), {
  ssr: false,
})

type FormButtonsProps = {
  isPending: boolean
  words: { submit: string; discard: string; discardAsk: string; discardText: string }
  onRestart: () => void
}

/** Sends the form; or empties it, after a question. */
export function FormButtons({ isPending, words, onRestart }: FormButtonsProps) {
  const [asks, setAsks] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="primary" pending={isPending} className="grow sm:grow-0">
        {words.submit}
      </Button>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {words.discard}
      </Button>
      {asks && (
        <Confirm
          open
          onOpenChange={setAsks}
          title={words.discardAsk}
          text={words.discardText}
          confirmLabel={words.discard}
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
