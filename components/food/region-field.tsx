'use client'

import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { Region } from '@/lib/domain/areas'

type RegionFieldProps = {
  label: string
  regions: readonly Region[]
  value: Region
  onChange: (region: Region) => void
  /** What a region is called here. */
  nameOf: (region: Region) => string
  className?: string
}

/** One of the regions where the person's stores are. */
export function RegionField(props: RegionFieldProps) {
  const { label, regions, value, onChange, nameOf, className } = props
  return (
    <Field label={label} {...(className && { className })}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => {
            const chosen = regions.find((region) => region === target.value)
            if (chosen) onChange(chosen)
          }}
        >
          {regions.map((region) => (
            <option key={region} value={region}>
              {nameOf(region)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
