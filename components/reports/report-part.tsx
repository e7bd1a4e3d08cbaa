import { useId, type ReactNode } from 'react'

type ReportPartProps = { title: string; text?: string; children: ReactNode }

/** A part of the report: its name, what it says, its figures. */
export function ReportPart({ title, text, children }: ReportPartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 break-inside-avoid flex-col gap-3 border-t pt-5"
    >
      <div>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {text && <p className="mt-0.5 max-w-prose text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}

type BarProps = {
  /** From 0 to 1: all of it, and its dark part. */
  whole: number
  dark: number
}

/** A bar whose figures stand beside it: told apart by their borders also in black and white. */
export function Bar({ whole, dark }: BarProps) {
  const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`
  return (
    <span aria-hidden className="relative block h-4 w-full min-w-24">
      <span
        className="absolute inset-y-0.5 left-0 border border-accent bg-accent-soft own-colours"
        style={{ width: percent(whole) }}
      />
      <span
        className="absolute inset-y-0.5 left-0 bg-accent own-colours"
        style={{ width: percent(dark) }}
      />
    </span>
  )
}
