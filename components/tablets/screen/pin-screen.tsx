'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { Notice } from '@/components/ui/notice'
import type { TabletScreen } from '@/lib/tablets/model/tablet'
import { PinPad } from './pin-pad'
import { usePin, type PinProblem } from './use-pin'
import { useRings } from './use-rings'
import { useScreenKeys } from './use-screen-keys'

type PinScreenProps = {
  screen: TabletScreen
  /** Who was there last, and is asked first. */
  last: number | null
  /** It covers a page, which is to hear no key. */
  isCover: boolean
  /** Where to go with a password in place of a PIN. */
  from: string
  onIn: (personId: number) => void
  onOver: () => void
}

/** What a tablet shows while nobody is at it: who it may be, and keys for their PIN. */
export function PinScreen({ screen, last, isCover, from, onIn, onOver }: PinScreenProps) {
  const t = useTranslations('tablets.screen')
  const { name, store, people } = screen
  const [chosen, choose] = useState(() => people.find(({ id }) => id === last) ?? null)
  const [rings, setRings] = useState(0)
  useRings({ onRing: () => setRings((count) => count + 1), onOver })
  return (
    <div
      className={cn(
        'mx-auto flex w-full flex-col gap-6',
        isCover && 'min-h-dvh max-w-xl justify-center p-6',
      )}
    >
      <div className="text-center">
        <p className="wrap-anywhere text-muted">{t('where', { store, name })}</p>
        <p role="status" className="font-medium">
          {rings > 0 ? t('rang') : ''}
        </p>
      </div>
      {chosen ? (
        <Entry
          key={chosen.id}
          person={chosen}
          isCover={isCover}
          onBack={() => choose(null)}
          onIn={onIn}
          onOver={onOver}
        />
      ) : (
        <Choice people={people} isCover={isCover} onChoose={choose} />
      )}
      <p className="text-center">
        <a
          href={`/sign-in?with=password&from=${encodeURIComponent(from)}`}
          className="inline-flex min-h-12 items-center text-accent underline underline-offset-2"
        >
          {t('withPassword')}
        </a>
      </p>
    </div>
  )
}

type Person = TabletScreen['people'][number]

/** Letters to find a name by; the first character where it is not written in letters. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const letters = first.flatMap((word) => (word ? [Array.from(word)[0] ?? ''] : []))
  return letters.join('').toLocaleUpperCase()
}

type ChoiceProps = {
  people: readonly Person[]
  isCover: boolean
  onChoose: (person: Person) => void
}

function Choice({ people, isCover, onChoose }: ChoiceProps) {
  const t = useTranslations('tablets.screen')
  useScreenKeys(isCover, () => undefined)
  return (
    <>
      <h1 className="text-center text-xl font-semibold tracking-tight">{t('who')}</h1>
      {people.length === 0 && <Notice kind="info">{t('nobody')}</Notice>}
      <ul className={cn('grid grid-cols-2 gap-3', isCover && 'sm:grid-cols-3')}>
        {people.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              onClick={() => onChoose(person)}
              className="flex h-full min-h-28 w-full flex-col items-center justify-center gap-2 rounded-outer border border-border-strong bg-surface p-3 text-base font-medium hover:bg-sunken"
            >
              <span
                aria-hidden
                className="flex size-12 items-center justify-center rounded-full bg-accent-soft text-lg font-semibold text-accent"
              >
                {initials(person.name)}
              </span>
              <span className="line-clamp-2 max-w-full wrap-anywhere">{person.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

type EntryProps = {
  person: Person
  isCover: boolean
  onBack: () => void
  onIn: (personId: number) => void
  onOver: () => void
}

/** One person's PIN, and a new one where the one that was right is somebody else's work. */
function Entry({ person, isCover, onBack, onIn, onOver }: EntryProps) {
  const t = useTranslations('tablets.screen')
  const pin = usePin({ personId: person.id, onIn, onOver })
  const { ask, problem, attempts, left } = pin
  return (
    <>
      <h1 className="text-center text-xl font-semibold tracking-tight wrap-anywhere">
        {t(`ask.${ask}`, { name: person.name })}
      </h1>
      {ask === 'choose' && <p className="text-center text-muted">{t('chooseHelp')}</p>}
      <div className="min-h-14">
        {problem && !(problem === 'slow' && left === 0) && (
          <Notice key={attempts} kind={KINDS[problem] ?? 'late'} role="alert">
            {t(`problem.${problem}`, { seconds: left })}
          </Notice>
        )}
      </div>
      <PinPad
        digits={pin.digits}
        isPending={pin.isPending}
        isWaiting={left > 0}
        isCover={isCover}
        onDigit={pin.type}
        onErase={pin.erase}
        onEnter={pin.enter}
        onBack={onBack}
      />
    </>
  )
}

const KINDS: Partial<Record<PinProblem, 'waiting'>> = { slow: 'waiting' }
