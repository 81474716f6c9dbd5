export { CustomScenariosPage } from './custom-scenarios-page';
export { BriefDraftPage } from './from-brief/draft-page';
export { FromBriefPage } from './from-brief/paste-page';
export { EditTemplatePage } from './edit-template-page';
export { NewTemplatePage } from './new-template-page';
export { TemplatePage } from './template-page';
