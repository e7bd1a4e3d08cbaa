'use client'

import { ImageOff, RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { orderReads } from '@/lib/orders/keys'
import { Panel } from '../panel'

type ProofPicturesProps = {
  orderId: number
  /** How many the platform has. */
  count: number
}

/** Proof-of-delivery pictures, by way of this server; each opens large. Nothing where there are none. */
export function ProofPictures({ orderId, count }: ProofPicturesProps) {
  const t = useTranslations('orders.proof')
  const [opened, setOpened] = useState<number | null>(null)
  if (count === 0) return null
  return (
    <Panel title={t('title')}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Picture
              orderId={orderId}
              index={index}
              count={count}
              onOpen={() => setOpened(index)}
            />
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Modal
          open
          wide
          onOpenChange={() => setOpened(null)}
          title={t('one', { number: opened + 1, count })}
        >
          {/* oxlint-disable-next-line nextjs/no-img-element -- served by our own route, as it is */}
          <img
            src={orderReads.proofPicture(orderId, opened)}
            alt={t('one', { number: opened + 1, count })}
            className="mx-auto mb-4 max-h-[70dvh] max-w-full rounded-inner object-contain"
          />
        </Modal>
      )}
    </Panel>
  )
}

type PictureProps = ProofPicturesProps & { index: number; onOpen: () => void }

/** A picture that cannot be had says so in words, and can be asked for again. */
function Picture({ orderId, index, count, onOpen }: PictureProps) {
  const t = useTranslations('orders.proof')
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<'asking' | 'shown' | 'failed'>('asking')
  if (state === 'failed') {
    return (
      <div className="flex aspect-4/3 flex-col items-center justify-center gap-2 rounded-inner border p-2 text-center text-sm">
        <ImageOff aria-hidden className="size-5 text-muted" />
        <p role="status">{t('failed', { number: index + 1 })}</p>
        <Button
          icon={<RotateCw aria-hidden />}
          onClick={() => {
            setTries(tries + 1)
            setState('asking')
          }}
        >
          {t('again')}
        </Button>
      </div>
    )
  }
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={t('open', { number: index + 1, count })}
      className="relative block aspect-4/3 w-full overflow-hidden rounded-inner border focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
    >
      {state === 'asking' && <Skeleton className="absolute inset-0" />}
      {/* oxlint-disable-next-line nextjs/no-img-element -- served by our own route, as it is */}
      <img
        key={tries}
        src={orderReads.proofPicture(orderId, index, tries)}
        alt=""
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
        className="size-full object-cover"
      />
    </button>
  )
}
