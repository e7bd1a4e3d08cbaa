'use client'

import { useState, type ComponentProps } from 'react'
import { TextInput } from './text-input'

type DayInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** A local day (`YYYY-MM-DD`), or empty for any. */
  value: string
  onChange: (day: string) => void
}

/**
 * A day that narrows a list down. A year is typed digit by digit, and a browser takes each of them
 * for a whole one (`0002`): none of those is told, and none is taken out of the hand.
 */
export function DayInput({ value, onChange, ...rest }: DayInputProps) {
  const [typed, setTyped] = useState({ day: value, seen: value })
  if (typed.seen !== value) setTyped({ day: value, seen: value })
  return (
    <TextInput
      {...rest}
      type="date"
      value={typed.day}
      onChange={({ target: { value: day } }) => {
        setTyped({ ...typed, day })
        if (!day.startsWith('0')) onChange(day)
      }}
    />
  )
}
