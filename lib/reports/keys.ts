/** Addresses of the reports: the only place that spells them. */
export const reportPaths = {
  /** `search`: what it is about, from `?` on. */
  overview: (search = '') => `/reports${search}`,
  /** Who gets a summary by e-mail. */
  summaries: (search = '') => `/reports/summaries${search}`,
}
