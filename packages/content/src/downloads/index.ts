/** Files that resource pages offer below /downloads (product §26.5), as data. `pnpm downloads` makes the files of it. */
export { conversationChecklist } from './conversation-checklist';
export {
  SCOPE_CHANGE_TASKS,
  scopeChangeCalculator,
  scopeChangeOutcome,
  type ScopeChangeInputs,
} from './scope-change-calculator';
export { stakeholderPlan } from './stakeholder-plan';
