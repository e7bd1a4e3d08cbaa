'use client'

import { Check, Volume2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { soundPlayer } from '@/components/shell/sound/sound-player'
import { useSoundState } from '@/components/shell/sound/sound-banner'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { SOUNDS } from '../alerts/sounds'
import { NewOrderLink } from './board-head'
import { LANE_LOOKS } from './lane-looks'
import { StoreChoices } from './store-question'

const GHOSTS = ['waiting', 'coming', 'at-store', 'on-the-way', 'done'] as const

/** A day without an order yet: what the board will look like, and the three steps to the first one. */
export function EmptyBoard({ mayPlace }: { mayPlace: boolean }) {
  const t = useTranslations('food')
  return (
    <div className="relative">
      <div
        aria-hidden
        className="absolute inset-x-0 top-0 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5"
      >
        {GHOSTS.map((lane, at) => {
          const { Icon, head } = LANE_LOOKS[lane]
          return (
            <div key={lane} className="space-y-1.5 max-lg:nth-[n+4]:hidden max-sm:nth-[n+3]:hidden">
              <p
                className={`flex min-h-9 items-center gap-1.5 rounded-inner px-2 text-sm font-semibold ${head}`}
              >
                <Icon className="size-4 shrink-0" />
                <span className="truncate">{t(`lane.${lane}`)}</span>
              </p>
              {Array.from({ length: 3 - (at % 3) }, (_, card) => (
                <div key={card} className="h-24 rounded-outer border border-dashed opacity-60" />
              ))}
            </div>
          )
        })}
      </div>
      <section
        aria-labelledby="empty-board"
        className="relative mx-auto mt-14 w-full max-w-xl rounded-outer border bg-surface p-5 shadow-float"
      >
        <h2 id="empty-board" className="text-lg font-semibold">
          {t('board.empty')}
        </h2>
        <p className="text-muted">{t('board.emptyText')}</p>
        <Steps mayPlace={mayPlace} />
      </section>
    </div>
  )
}

function Steps({ mayPlace }: { mayPlace: boolean }) {
  const t = useTranslations('food.board.first')
  const { all, isAsked } = useChosenStores()
  const sounds = useSoundState() === 'ready'
  return (
    <ol className="mt-4 space-y-4">
      {all.length > 1 && (
        <Step number={1} isDone={isAsked} title={t('store')} text={t('storeText')}>
          <StoreChoices />
        </Step>
      )}
      <Step number={all.length > 1 ? 2 : 1} isDone={false} title={t('sound')} text={t('soundText')}>
        <Button
          size="counter"
          icon={<Volume2 aria-hidden />}
          onClick={() => soundPlayer.try(SOUNDS.new)}
        >
          {t(sounds ? 'soundAgain' : 'soundTry')}
        </Button>
      </Step>
      {mayPlace && (
        <Step
          number={all.length > 1 ? 3 : 2}
          isDone={false}
          title={t('order')}
          text={t('orderText')}
        >
          <NewOrderLink />
        </Step>
      )}
    </ol>
  )
}

type StepProps = {
  number: number
  isDone: boolean
  title: string
  text: string
  children: ReactNode
}

function Step({ number, isDone, title, text, children }: StepProps) {
  const t = useTranslations('food.board.first')
  return (
    <li className="flex gap-3">
      <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent [&_svg]:size-4">
        {isDone ? <Check aria-label={t('done')} /> : number}
      </span>
      <div className="min-w-0 flex-1 space-y-2">
        <div>
          <h3 className="text-base font-semibold">{title}</h3>
          <p className="text-muted">{text}</p>
        </div>
        {children}
      </div>
    </li>
  )
}
