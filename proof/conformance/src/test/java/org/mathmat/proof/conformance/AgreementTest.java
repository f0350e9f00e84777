package org.mathmat.proof.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;

class AgreementTest {
  private static final JsonMapper MAPPER = new JsonMapper();

  @Test
  void whatIsNotExpectedIsFree() {
    agree("{'correct':true}", "{'id':'a','correct':true,'reasons':[],'solution':'21'}");
    disagree("{'correct':true}", "{'correct':false}");
    disagree("{'correct':true}", "{}");
    disagree("{'ok':false,'code':'X'}", "{'ok':false}");
  }

  @Test
  void anErrorWillDoOnlyForWhatIsSimplyIllegal() {
    agree("{'legal':false}", "{'error':{'code':'SYNTAX'}}");
    disagree("{'legal':false,'codes':['SYNTAX']}", "{'error':{'code':'SYNTAX'}}");
    disagree("{'correct':false}", "{'error':{'code':'SYNTAX'}}");
  }

  @Test
  void anErrorShowsWhatIsExpectedOfIt() {
    String answer = "{'error':{'code':'COLOUR_MISSING','message':'…','cube':'2'}}";
    agree("{'error':{'code':'COLOUR_MISSING','cube':'2'}}", answer);
    disagree("{'error':{'code':'COLOUR_MISSING','cube':'3'}}", answer);
    disagree("{'error':{'code':'SYNTAX'}}", answer);
    disagree("{'error':{'code':'COLOUR_MISSING'}}", "{'correct':true}");
  }

  @Test
  void ofSeveralCodesAllMustBeGivenByTheJudgeAndOneByTheOthers() {
    String answer = "{'correct':false,'legal':false,'reasons':[{'code':'A'},{'code':'B'}]}";
    agree("{'correct':false,'codes':['A','B']}", answer);
    disagree("{'correct':false,'codes':['A','C']}", answer);
    agree("{'correct':false,'codes_any':['A','C']}", answer);
    disagree("{'correct':false,'codes_any':['C']}", answer);
    agree("{'legal':false,'codes':['A','C']}", answer);
    disagree("{'legal':false,'codes':['C']}", answer);
    agree("{'code_any':['A','B']}", "{'code':'B'}");
    disagree("{'code_any':['A','B']}", "{'code':'C'}");
  }

  @Test
  void valuesAreComparedInAnyOrder() {
    agree("{'values':['16','11']}", "{'values':['11','16']}");
    disagree("{'values':['16','11']}", "{'values':['16']}");
    disagree("{'values':['16']}", "{'values':['16','16']}");
    disagree("{'values':[]}", "{}");
  }

  @Test
  void decimalsAreComparedToFifteenDigits() {
    String expect = "{'values':['√26'],'approx':['5.09901951359278483']}";
    agree(expect, "{'values':['26^(1/2)'],'approx':['5.0990195135927848300']}");
    disagree(expect, "{'values':['√26'],'approx':['5.09901951359279']}");
    disagree(expect, "{'values':['√26']}");
    agree("{'values':['x'],'approx':['1.50+2i']}", "{'approx':['1.5+2.0i']}");
  }

  @Test
  void numbersAreComparedByValue() {
    agree("{'scores':{'Ann':2}}", "{'scores':{'Ann':2.0}}");
    disagree("{'scores':{'Ann':2}}", "{'scores':{'Ann':2,'Ben':4}}");
  }

  @Test
  void aReplayMustShowTheShakesAndTheRefusalsOfTheRecord() {
    String answer =
        """
        {'shakes':[{'ended':'challenge now','penalties':{'Ann':0,'Ben':-1},
          'equations':[{'player':'Ann','correct':true},
            {'player':'Ann','correct':false,'reasons':[{'code':'A'},{'code':'B'}]}]}],
         'refused':[{'line':3,'code':'NOT_NOW','message':'…'}]}\
        """;
    agree("{'shakes':[{'ended':'challenge now','penalties':{'Ben':-1}}]}", answer);
    agree("{'shakes':[{'equations':[{'player':'Ann','correct':false,'codes':['B']}]}]}", answer);
    agree("{'refused':[{'line':3,'code':'NOT_NOW'}]}", answer);
    disagree("{'shakes':[]}", answer);
    disagree("{'shakes':[{'ended':'round'}]}", answer);
    disagree("{'shakes':[{'penalties':{}}]}", answer);
    disagree("{'shakes':[{'equations':[{'player':'Ann','correct':true}]}]}", answer);
    disagree("{'shakes':[{'equations':[{'player':'Ann','correct':false,'codes':['C']}]}]}", answer);
    disagree("{'shakes':[{'equations':[{'player':'Cam','correct':true}]}]}", answer);
    disagree("{'refused':[]}", answer);
    disagree("{'refused':[{'line':4,'code':'NOT_NOW'}]}", answer);
    agree("{'refused':[]}", "{}");
  }

  private static void agree(String expect, String answer) {
    assertThat(Agreement.disagreement(json(expect), json(answer))).isEmpty();
  }

  private static void disagree(String expect, String answer) {
    assertThat(Agreement.disagreement(json(expect), json(answer))).isPresent();
  }

  private static ObjectNode json(String text) {
    try {
      return (ObjectNode) MAPPER.readTree(text.replace('\'', '"'));
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException(wrong);
    }
  }
}
