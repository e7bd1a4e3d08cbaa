'use client'

import type { SyntheticEvent } from 'react'
import type { FieldPath } from 'react-hook-form'
import type { DraftParcel } from './draft'
import { flatErrors } from './nested-errors'
import { loadChecks, type ParcelFormApi } from './use-parcel-form'

/**
 * Checks a field when it is left, and one that is wrong while it is put right; every other field is
 * checked when the form is sent. For the form element, to which these events rise.
 */
export function useLeftFields({ trigger, formState: { errors } }: ParcelFormApi) {
  const check = (name: string) => void trigger(name as FieldPath<DraftParcel>)
  const nameOf = ({ target }: SyntheticEvent) =>
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : ''
  return {
    onBlur: (event: SyntheticEvent) => {
      const name = nameOf(event)
      if (name.includes('.') || CHECKED.has(name)) check(name)
    },
    onInput: (event: SyntheticEvent) => {
      void loadChecks()
      const name = nameOf(event)
      if (name in flatErrors(errors)) check(name)
    },
  }
}

/** Fields outside the groups of the form; choices between buttons are never wrong by themselves. */
const CHECKED = new Set(['scheduledFor', 'giveUpAt', 'remark', 'reference'])
