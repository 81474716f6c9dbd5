export { CustomScenariosPage } from './custom-scenarios-page';
export { EditTemplatePage } from './edit-template-page';
export { NewTemplatePage } from './new-template-page';
export { TemplatePage } from './template-page';
