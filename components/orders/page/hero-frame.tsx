'use client'

import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { useNow } from '@/components/ui/clock/use-now'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { attentionOf } from '../attention'
import { StagePill, StandingNotes } from '../stage-pill'

const LOOK_MS = 10_000

type HeroFrameProps = {
  card: OrderCard
  back: { href: string; label: string }
  /** What it is for those who do not see it; none where the heading says it alone. */
  label?: string
  /** Inside the page's heading. */
  heading: ReactNode
  /** The heading and whose it is stand side by side, as of a short code in huge digits. */
  isBeside?: boolean
  /** Whose it is. */
  name: ReactNode
  /** Where it goes; nothing where it does not say. */
  address: ReactNode
  actions: ReactNode
  /** How far it is. */
  steps: ReactNode
  /** What follows where it stands: one sentence of what comes next. */
  standing: ReactNode
  /** What else must be known at first sight. */
  children?: ReactNode
}

/** The first thing on the page of an order: which and whose, how far, what next, what can be done. */
export function HeroFrame(props: HeroFrameProps) {
  const { card, back, label, heading, name, address, actions, steps, standing, children } = props
  const { isBeside = false } = props
  const now = useNow(LOOK_MS)
  return (
    <header className="flex min-w-0 flex-col gap-4">
      <Link
        href={back.href}
        className="-mb-2 -ml-1 inline-flex min-h-9 items-center gap-1.5 self-start px-1 text-muted hover:text-text print:hidden pointer-coarse:min-h-12"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {back.label}
      </Link>
      <section
        aria-label={label}
        className="flex min-w-0 flex-col gap-4 rounded-outer border bg-surface p-4 sm:p-5"
      >
        <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div
            className={cn(
              'flex min-w-0 gap-x-5 gap-y-1',
              isBeside ? 'flex-wrap items-center' : 'flex-col',
            )}
          >
            <h1 className={cn('text-base font-medium text-muted', isBeside && 'shrink-0')}>
              {heading}
            </h1>
            <div className="min-w-0">
              <div className="text-lg font-semibold wrap-anywhere">{name}</div>
              {address && <p className="wrap-anywhere text-muted">{address}</p>}
            </div>
          </div>
          <div className="flex flex-wrap items-start gap-2">{actions}</div>
        </div>
        {steps}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StagePill card={card} attention={attentionOf(card, now)} className="text-base" />
          <StandingNotes card={card} />
          {standing}
        </div>
        {children}
      </section>
    </header>
  )
}

/** The number of an order within its heading. */
export function HeroNumber({ children }: { children: ReactNode }) {
  return (
    <span className="font-mono text-xl font-semibold tracking-tight wrap-anywhere text-text">
      {children}
    </span>
  )
}
