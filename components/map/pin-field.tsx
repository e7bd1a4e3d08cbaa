'use client'

import { Crosshair, LocateFixed } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react'
import { type Coordinates, formatCoordinates } from '@/lib/domain/coordinates'
import { placeInText } from '@/lib/domain/map/place-in-text'
import { useLocate } from './use-locate'

type Props = {
  readonly value: Coordinates | null
  readonly hint: string
  readonly onPin: (position: Coordinates) => void
  readonly onPinCentre: () => void
}

/** The pin in figures, to read, type or paste, and the two buttons that set it without a tap. */
export function PinField({ value, hint, onPin, onPinCentre }: Props) {
  const t = useTranslations('map')
  const id = useId()
  const typed = useTypedPin(value, onPin)
  const locate = useLocate((position) => {
    typed.forget()
    onPin(position)
  })
  const problem = typed.wrong ? t('typedWrong') : locate.problem && t(`locate.${locate.problem}`)
  const pinCentre = () => {
    typed.forget()
    onPinCentre()
  }
  return (
    <div className="ho-picker-field">
      <label className="ho-picker-label" htmlFor={id}>
        {t('coordinates')}
      </label>
      <PinInput
        id={id}
        typed={typed}
        describedBy={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
      />
      <button type="button" className="ho-picker-button" onClick={pinCentre}>
        <Crosshair aria-hidden size={18} />
        {t('useCentre')}
      </button>
      <button
        type="button"
        className="ho-picker-button"
        disabled={locate.busy}
        onClick={locate.start}
      >
        <LocateFixed aria-hidden size={18} />
        {locate.busy ? t('locating') : t('locateMe')}
      </button>
      <p id={`${id}-hint`} className="ho-picker-hint">
        {hint}
      </p>
      {problem && (
        <p id={`${id}-problem`} className="ho-picker-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

type InputProps = {
  readonly id: string
  readonly typed: ReturnType<typeof useTypedPin>
  readonly describedBy: string
}

function PinInput({ id, typed, describedBy }: InputProps) {
  const t = useTranslations('map')
  return (
    <input
      id={id}
      className="ho-picker-input"
      autoComplete="off"
      spellCheck={false}
      placeholder={t('coordinatesHelp')}
      value={typed.text}
      aria-invalid={typed.wrong}
      aria-describedby={describedBy}
      onChange={(event) => typed.change(event.target.value)}
      onBlur={typed.commit}
      onKeyDown={typed.onKeyDown}
      onPaste={typed.onPaste}
    />
  )
}

/** What is being typed stays as it is until it can be read; nothing typed is thrown away. */
function useTypedPin(value: Coordinates | null, onPin: (position: Coordinates) => void) {
  const shown = value ? formatCoordinates(value).replace(',', ', ') : ''
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null)
  const [tried, setTried] = useState(false)
  // A pin set on the map after the typing replaces what was typed.
  const text = draft?.over === shown ? draft.text : shown
  const readable = text.trim() === '' || placeInText(text) !== null

  const forget = () => setDraft(null)
  const commit = () => {
    setTried(true)
    const position = placeInText(text)
    if (!position || text === shown) return
    forget()
    onPin(position)
  }
  return {
    text,
    wrong: tried && !readable,
    forget,
    commit,
    change: (next: string) => {
      setTried(false)
      setDraft({ text: next, over: shown })
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      // Within a form Enter would send it with the old pin.
      event.preventDefault()
      commit()
    },
    // What says a place whole is meant as one: nothing has to be pressed after it.
    onPaste: (event: ClipboardEvent) => {
      const position = placeInText(event.clipboardData.getData('text'))
      if (!position) return
      event.preventDefault()
      setTried(false)
      forget()
      onPin(position)
    },
  }
}
